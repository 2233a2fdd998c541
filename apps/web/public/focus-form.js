// Runs on the login page. The form that a link leads to can be filled in at once. Browsers take the
// focus away when they scroll to the form, so this comes after it.
const focusForm = () => {
  const form = document.getElementById(location.hash.slice(1))
  form?.querySelector('input:not([type=hidden])')?.focus({ preventScroll: true })
}
addEventListener('pageshow', focusForm)
addEventListener('hashchange', focusForm)
