export { registerReleaseCommands } from './commands.ts';
export { lockReleases } from './lock-releases.ts';
export {
  type LoadCounts,
  newestRelease,
  publishRelease,
} from './publish-release.ts';
export { RejectsWriter } from './rejects.ts';
export { rejectsFolder } from './rejects-folder.ts';
