import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_CONTEXTO_FOTO } from '@alipen/contracts/generated/rotulos/fotos';
import { plainDate } from '../../clock/clock.ts';
import { horaEm, porExtenso } from '../../clock/zoned-time.ts';
import type { Block, PdfDocument, Photo } from '../../documents/pdf-document.ts';
import { itensDe } from '../../formularios/formularios.service.ts';
import type { Termo } from './termo.pdf.mapper.ts';

type Schemas = components['schemas'];
type FotoDaFiscalizacao = Schemas['FotoDaFiscalizacao'];

export function fotosEmPdf(termo: Termo, quando: (em: string) => string): Block[] {
  const { fotos } = termo.versao;
  const chegadas = fotos.flatMap(foto => (foto.foto ? [fotoEmPdf(termo, foto, foto.foto, quando)] : []));
  const faltam = fotos.length - chegadas.length;
  if (!fotos.length) return [];
  return [
    { kind: 'heading', text: 'Fotos' },
    ...(faltam ? [{ kind: 'paragraph', text: frase(faltam) } as const] : []),
    ...(chegadas.length ? [{ kind: 'photos', photos: chegadas } as const] : []),
  ];
}

export function folhaDeFotosEmPdf(termo: Termo): PdfDocument {
  const { fiscalizacao: f, versao } = termo;
  const quando = (em: string) =>
    `${porExtenso(plainDate(new Date(em), f.fusoHorario))} às ${horaEm(new Date(em), f.fusoHorario)}`;
  return {
    title: `Fotos da fiscalização ${f.numero}`,
    subtitle: `${f.refeicao.nome} de ${porExtenso(f.data)} · ${f.lotacao.nome}${f.fornecedor ? ` · ${f.fornecedor.nome}` : ''}`,
    instant: new Date(versao.recebidaEm),
    head: termo.timbre,
    footer: `Fiscalização ${f.numero}, versão ${versao.numero}`,
    blocks: fotosEmPdf(termo, quando),
  };
}

const frase = (faltam: number) =>
  faltam === 1
    ? 'Falta 1 foto, que ainda não chegou do aparelho.'
    : `Faltam ${faltam} fotos, que ainda não chegaram do aparelho.`;

function fotoEmPdf(
  { formulario, fotos, carregar }: Termo,
  { contexto, item: codigo }: FotoDaFiscalizacao,
  nome: string,
  quando: (em: string) => string,
): Photo {
  const item = itensDe(formulario).find(cada => cada.codigo === codigo);
  const mostra = ROTULO_DE_CONTEXTO_FOTO[contexto];
  const pergunta = item ? `${item.codigo} ${item.titulo}` : 'Sem item do formulário';
  return {
    alt: `Foto: ${mostra}. ${pergunta}.`,
    caption: [pergunta, `${mostra} · ${origem(fotos.get(nome), quando)}`],
    load: () => carregar(nome),
  };
}

function origem(descrita: ReturnType<Termo['fotos']['get']>, quando: (em: string) => string): string {
  if (!descrita) return 'sem registro da chegada';
  const { foto, autor } = descrita;
  return foto.tiradaEm
    ? `tirada em ${quando(foto.tiradaEm.toISOString())} por ${autor}`
    : `enviada em ${quando(foto.enviadaEm.toISOString())} por ${autor}; a câmera não disse a hora`;
}
