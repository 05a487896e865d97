export type Model = { server: string; database: string; folder: string };
export function makeModel(server: string, settings?: { DEMO: string }): Promise<Model>;
export function host(
  model: Model,
  env: Record<string, string>,
): Promise<{
  base: string;
  folder: string;
  database: string;
  tamper: (statements: string) => Promise<void>;
  serve: () => Promise<void>;
  live: () => Promise<void>;
  stop: () => Promise<void>;
}>;
export function removeModel(model: Model): void;
