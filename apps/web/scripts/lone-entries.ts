import type { Plugin, Rolldown } from 'vite';

/** Fails a build in which anything but pages imports the script of a page: whoever imports that starts the page. */
export function loneEntries(): Plugin {
  return {
    name: 'lone-entries',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.facadeModuleId?.endsWith('.html')
          ? (this.getModuleInfo(file.facadeModuleId)?.importedIds ?? [])
          : [],
      );
      const imports = startingImports(bundle, new Set(scripts.filter((id) => /\.tsx?$/u.test(id))));
      if (imports.length > 0) this.error(`Scripts of pages are imported: ${imports.join('; ')}.`);
    },
  };
}

/** Every import, by a file that is no page, of a file with one of `scripts` in it: modules that start a page. */
export function startingImports(
  bundle: Rolldown.OutputBundle,
  scripts: ReadonlySet<string>,
): readonly string[] {
  const files = Object.values(bundle).filter((file) => file.type === 'chunk');
  const starting = new Set(
    files
      .filter(({ moduleIds }) => moduleIds.some((id) => scripts.has(id)))
      .map(({ fileName }) => fileName),
  );
  return files
    .filter(({ isEntry }) => !isEntry)
    .flatMap(({ fileName, imports, dynamicImports }) =>
      [...imports, ...dynamicImports]
        .filter((name) => starting.has(name))
        .map((name) => `${fileName} imports ${name}`),
    );
}
