import { rawCall } from './raw.client.ts';

/** The digest tells a file that was cut on its way. */
export async function sendPdf(path: string, file: File): Promise<Response> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  const sha256 = [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return rawCall(`${path}?sha256=${sha256}`, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': 'application/pdf' },
  });
}
