// If the address names a plan or a calculation, it is opened without a click. `:target` is only known after loading.
addEventListener('load', () => {
  const [, name] = /[?&](first|day|area|seed|plants|surface)=/.exec(location.search) ?? []
  if (name)
    import('./open-addressed-tool.ts').then(
      module => module.openAddressed(name === 'first' ? 'plan' : 'amounts'),
      console.error
    )
})
