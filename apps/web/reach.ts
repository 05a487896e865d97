import type { Chunk } from './few-files.ts';

export interface Opened extends Chunk {
  dynamicImports: readonly string[];
}

/** Which of the bundler's files are loaded before the sign-in, by pages without the shell, and behind it. */
export class Reach {
  readonly entry: Set<Opened>;
  readonly outsidePages: readonly Opened[];
  /** With what those pages open themselves. */
  readonly outside: Set<Opened>;
  readonly behind: Set<Opened>;
  private readonly byName: ReadonlyMap<string, Opened>;

  constructor(chunks: readonly Opened[], isOutside: (page: string) => boolean) {
    this.byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
    const pages = chunks.filter(({ fileName }) => this.isPage(fileName));
    const opened = ({ imports, dynamicImports }: Opened) => [
      ...imports,
      ...dynamicImports.filter(name => !this.isPage(name)),
    ];
    this.outsidePages = pages.filter(({ facadeModuleId }) => isOutside(facadeModuleId ?? ''));
    // It names every page, and opens none by itself.
    this.entry = this.from(
      chunks.filter(({ isEntry }) => isEntry),
      ({ imports }) => imports,
    );
    this.outside = this.from(this.outsidePages, opened);
    this.behind = this.from(
      pages.filter(each => !this.outsidePages.includes(each)),
      opened,
    );
  }

  from(first: Iterable<Opened>, next: (chunk: Opened) => readonly string[]): Set<Opened> {
    const found = new Set(first);
    for (const chunk of found) for (const name of next(chunk)) found.add(this.byName.get(name) ?? chunk);
    return found;
  }

  /** Modules that are opened by themselves, and never behind the sign-in. */
  onlyOutside(): Set<string | null> {
    return new Set([...this.outside].filter(each => !this.behind.has(each)).map(each => each.facadeModuleId));
  }

  private readonly isPage = (name: string) => /\.page\.tsx$/.test(this.byName.get(name)?.facadeModuleId ?? '');
}
