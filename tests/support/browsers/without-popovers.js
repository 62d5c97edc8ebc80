// Takes the popovers out of a page before its scripts run, as in Chrome 113, Safari 16 and Firefox 124.
const { matches } = Element.prototype
const refuse = (selector) => {
  if (/:popover-open/.test(selector)) throw new DOMException('not a valid selector', 'SyntaxError')
}
Element.prototype.matches = function (selector) {
  refuse(selector)
  return matches.call(this, selector)
}
for (const owner of [Document.prototype, Element.prototype]) {
  for (const name of ['querySelector', 'querySelectorAll']) {
    const find = owner[name]
    owner[name] = function (selector) {
      refuse(selector)
      return find.call(this, selector)
    }
  }
}
for (const name of ['togglePopover', 'showPopover', 'hidePopover', 'popover']) delete HTMLElement.prototype[name]
for (const name of ['popoverTargetElement', 'popoverTargetAction']) delete HTMLButtonElement.prototype[name]
const { supports } = CSS
CSS.supports = (...given) => !/popover-open/.test(given[0]) && supports.apply(CSS, given)
