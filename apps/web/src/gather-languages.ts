// The thread that `first-code.ts` starts. A browser loads its list of languages when it first writes a number, and again for
// a date; V8 does so once for all threads of a page.
Intl.NumberFormat.supportedLocalesOf('en');
Intl.DateTimeFormat.supportedLocalesOf('en');
postMessage('gathered');
close();
