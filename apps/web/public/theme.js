// Runs before anything is painted, so that no page flashes in the wrong theme.
try {
  const stored = localStorage.getItem('memesmith-theme')
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored
} catch {
  // Storage can be forbidden; the system's theme applies then.
}
