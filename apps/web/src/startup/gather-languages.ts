// The worker that `load-app-in-steps.ts` starts. A browser loads its locale data when it first formats a number, and again
// for a date; V8 does so once for all threads of a page.
Intl.NumberFormat.supportedLocalesOf('en');
Intl.DateTimeFormat.supportedLocalesOf('en');
postMessage('gathered');
close();
