import type { Letterhead, PdfDocument } from '../documents/pdf-document.ts';
import { qrOf } from '../documents/qr.ts';
import type { Lotacao } from '../lotacoes/lotacoes.service.ts';
import { codigoFixo, textoDoCartaz, type Unidade } from './presencas.rules.ts';

/** In fours: what is typed by hand is read aloud. */
const emQuatros = (codigo: string): string => codigo.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function cartazEmPdf(
  { nome, municipio, uf }: Pick<Lotacao, 'nome' | 'municipio' | 'uf'>,
  unidade: Unidade,
  { timbre, agora }: { readonly timbre: Letterhead; readonly agora: Date },
): PdfDocument {
  const codigo = emQuatros(codigoFixo(unidade));
  return {
    title: 'Código de presença do fiscal',
    subtitle: `${nome}, ${municipio} (${uf})`,
    head: timbre,
    instant: agora,
    footer: `Código de presença · ${nome}`,
    blocks: [
      {
        kind: 'paragraph',
        strong: true,
        text: 'Fiscal: leia este código no começo da fiscalização, na portaria desta unidade.',
      },
      {
        kind: 'code',
        large: true,
        modules: qrOf(textoDoCartaz(unidade)),
        description: `Código de presença ${codigo}`,
        lines: [
          { text: 'Sem câmera, digite' },
          { text: codigo, strong: true },
          { text: 'Na fiscalização, em Presença na unidade.' },
        ],
      },
      {
        kind: 'paragraph',
        text: 'Para a unidade: deixe este papel onde a entrega é recebida. Ele prova menos que o código da tela, que muda a cada 30 segundos: se houver um computador na portaria, prefira Código de presença, no início.',
      },
    ],
  };
}
