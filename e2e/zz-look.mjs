import { chromium } from '@playwright/test';
const B = 'http://127.0.0.1:8461';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--use-gl=angle','--use-angle=swiftshader','--enable-unsafe-swiftshader'] });
const shots = [
  ['low1280', { width: 1280, height: 480 }, '/map?area=hollywood'],
  ['zoom200', { width: 640, height: 400 }, '/map?area=hollywood'],
  ['w320', { width: 320, height: 568 }, '/map?area=hollywood'],
  ['landscape', { width: 844, height: 390 }, '/map?area=hollywood'],
  ['text200', { width: 1280, height: 800 }, '/map?area=hollywood', { text: true }],
  ['text200phone', { width: 390, height: 844 }, '/map?area=hollywood', { text: true }],
  ['forced', { width: 1280, height: 800 }, '/map?area=hollywood', { forced: true }],
  ['emb300', { width: 300, height: 400 }, '/embed/map?area=hollywood'],['emb320', { width: 320, height: 250 }, '/embed/map?area=hollywood'],['emb600', { width: 600, height: 300 }, '/embed/aqi-map'],
  ['p390', { width: 390, height: 844 }, '/map'],
  ['p1280', { width: 1280, height: 800 }, '/map'],
];
const only = process.argv.slice(2);
for (const [name, viewport, path, o = {}] of shots) {
  if (only.length && !only.includes(name)) continue;
  const c = await browser.newContext({ viewport, forcedColors: o.forced ? 'active' : 'none', reducedMotion: 'reduce' });
  const p = await c.newPage();
  if (o.text) await p.addInitScript(() => addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; }));
  await p.goto(B + path); await p.waitForTimeout(5000);
  await p.screenshot({ path: `/tmp/helpers/look/${name}.png` });
  await c.close();
}
await browser.close();
