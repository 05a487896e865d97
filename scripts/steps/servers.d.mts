type Running = { base: string; stop: () => Promise<void>; kill: () => Promise<void>; ended: Promise<{ name: string }> };
type Options = { signal?: AbortSignal; output?: ((text: string) => void) | undefined };
export function startServers(env?: Record<string, string>, options?: Options): Promise<Running>;
