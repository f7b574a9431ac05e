// If the address names a plan or a calculation, it is opened without a click: by what is entered in it, or by its place on
// the page. `:target` is only known after loading.
addEventListener('load', () => {
  if (/\?|-(plan|amounts)$/.test(location.href))
    import('./open-addressed-tool.ts').then(module => module.openAddressed(), console.error)
})
