import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../../auth/pessoa.ts';
import { FotosService } from '../../fotos/fotos.service.ts';
import { type CenaDeFoto, desenharFoto, type Fotografada } from '../foto-desenhada.ts';
import { uuidDe } from '../uuid.rules.ts';
import type { Palco } from './palco.ts';

export type Desenhada = components['schemas']['FotoDeclarada'] & { readonly item: string; readonly imagem: Buffer };

/** `de` names the photo for ever: the same name is the same photo. */
export async function desenhar(cena: CenaDeFoto, de: string, fotografada: Fotografada): Promise<Desenhada> {
  const imagem = await desenharFoto(cena, fotografada);
  const sha256 = createHash('sha256').update(imagem).digest('hex');
  const { contexto, item } = cena;
  return { uuid: uuidDe(`${contexto} ${de}`), sha256, bytes: imagem.length, contexto, item, imagem };
}

export const enviarFoto = (
  { app }: Palco,
  pessoa: Pessoa,
  lotacaoId: number,
  { uuid, sha256, contexto, imagem }: Desenhada,
): Promise<components['schemas']['Foto']> =>
  app.get(FotosService).guardar(pessoa, { uuid, sha256, lotacaoId, contexto }, Readable.from([imagem]));
