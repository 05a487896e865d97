type Running = { base: string; stop: () => Promise<void>; ended: Promise<{ name: string }> };
export function startServers(env?: Record<string, string>): Promise<Running>;
