/** Whether a click asks for a new tab, a new window or a download, which the browser handles. */
export function isForNewTab({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}
