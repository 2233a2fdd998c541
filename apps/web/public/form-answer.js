// Runs on a page that answers a form. Going back to it, or reloading it, then asks for the page anew,
// and not whether to send the form again.
history.replaceState(null, '', document.querySelector('link[rel=canonical]').href)
