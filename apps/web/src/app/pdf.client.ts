import { sha256OfFile } from '../base/sha256.ts';
import { rawCall } from './raw.client.ts';

/** The digest tells a file that was cut on its way. */
export async function sendPdf(path: string, file: File): Promise<Response> {
  return rawCall(`${path}?sha256=${await sha256OfFile(file)}`, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': 'application/pdf' },
  });
}
