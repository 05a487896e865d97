import { createServer, type Server } from 'node:http';

export type ManagementAnswer = { readonly type: string; readonly body: string };
export type ManagementRoutes = Readonly<Record<string, () => Promise<ManagementAnswer>>>;

export const jsonAnswer = (body: unknown): ManagementAnswer => ({
  type: 'application/json',
  body: JSON.stringify(body),
});

/** A port that the public does not reach (security.md B9): a few addresses, read only. */
export async function openManagementPort(
  { port, host }: { port: number; host: string },
  routes: ManagementRoutes,
  onError: (error: unknown) => void,
): Promise<Server> {
  const answerTo = async (method: string | undefined, url: string): Promise<[number, ManagementAnswer]> => {
    if (method !== 'GET') return [405, { type: 'text/plain', body: 'GET only\n' }];
    const route = Object.hasOwn(routes, url) ? routes[url] : undefined;
    if (route) return [200, await route()];
    return [404, { type: 'text/plain', body: `try ${Object.keys(routes).join(' or ')}\n` }];
  };
  const server = createServer((request, response) => {
    answerTo(request.method, request.url ?? '')
      .then(([status, { type, body }]) => {
        response.writeHead(status, {
          'content-type': type,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        });
        response.end(body);
      })
      .catch((error: unknown) => {
        onError(error);
        response.destroy();
      });
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
