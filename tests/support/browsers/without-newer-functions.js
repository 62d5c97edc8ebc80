// Takes out of a page, before its scripts run, what Chrome 109, Safari 15.6 or Firefox 115 lack and we or our libraries know.
for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with']) delete Array.prototype[name]
for (const owner of [Map, Object]) delete owner.groupBy
for (const name of ['any', 'timeout']) delete AbortSignal[name]
delete Promise.withResolvers
delete Promise.try
delete URL.canParse
for (const name of ['requestIdleCallback', 'scheduler', 'navigation', 'Iterator', 'PressureObserver'])
  delete window[name]
delete Document.prototype.startViewTransition
delete Element.prototype.checkVisibility
for (const name of ['union', 'intersection', 'difference', 'isSubsetOf']) delete Set.prototype[name]
Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: ['navigation', 'resource'] })
