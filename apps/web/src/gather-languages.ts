// The thread that `first-code.ts` starts. A browser gathers all its languages when it first writes a number, and again for
// a date: in V8 once for all threads of a page.
Intl.NumberFormat.supportedLocalesOf('en');
Intl.DateTimeFormat.supportedLocalesOf('en');
postMessage('gathered');
close();
