import { porExtenso } from '../clock/zoned-time.ts';
import { type Emitida, quando } from './listas-fornecedor.pdf.mapper.ts';
import { type Diferenca, totalDe, trocaEmPalavras } from './listas-fornecedor.rules.ts';

/** More than this nobody reads in a mail: the rest is in the files. */
const MAIS_NO_CORPO = 60;

const numero = (n: number): string => n.toLocaleString('pt-BR');
const refeicoes = (n: number): string => `${numero(n)} ${n === 1 ? 'refeição' : 'refeições'}`;

const mudancaEmTexto = ({ lotacao, refeicao, publico, antes, depois }: Diferenca): string =>
  `- ${lotacao.nome} · ${refeicao} · ${publico}: de ${numero(antes)} para ${numero(depois)}`;

export function listaEmEmail(
  { numero: n, em, por, conteudo }: Emitida,
  endereco: string | null,
): { assunto: string; texto: string } {
  const { lista, anterior } = conteudo;
  const unidades = new Set(lista.linhas.map(({ lotacao }) => lotacao.id)).size;
  const dia = porExtenso(lista.data);
  return {
    assunto: `Lista de refeições para ${dia}: emissão ${n}${anterior ? ', substitui a anterior' : ''}`,
    texto: [
      `${lista.fornecedor.nome}, segue a lista de produção e entrega para ${dia}, em PDF e em planilha.`,
      `São ${refeicoes(totalDe(lista))} em ${numero(unidades)} ${unidades === 1 ? 'unidade' : 'unidades'}.`,
      '',
      ...mudancas(conteudo),
      '',
      ...trocas(lista.trocas ?? []),
      ...(endereco ? ['Confirme que recebeu esta lista, sem precisar de conta, neste endereço:', endereco, ''] : []),
      `Emitida por ${por} em ${quando(em)} (Brasília).`,
    ].join('\n'),
  };
}

const trocas = (aceitas: NonNullable<Emitida['conteudo']['lista']['trocas']>): string[] =>
  aceitas.length ? ['Trocas aceitas:', ...aceitas.map(troca => `- ${trocaEmPalavras(troca)}`), ''] : [];

function mudancas({ anterior, diferencas: lidas, trocasMudaram }: Emitida['conteudo']): string[] {
  const diferencas = lidas ?? [];
  if (!anterior) return ['É a primeira lista deste dia.'];
  const desde = `desde a emissão ${anterior.numero}, de ${quando(new Date(anterior.em))}`;
  if (!diferencas.length) return [trocasMudaram ? `Mudaram só as trocas ${desde}.` : `Nada mudou ${desde}.`];
  const mostradas = diferencas.slice(0, MAIS_NO_CORPO);
  const resto = diferencas.length - mostradas.length;
  return [
    `O que mudou ${desde}:`,
    ...mostradas.map(mudancaEmTexto),
    ...(resto ? [`… e mais ${numero(resto)}, nos arquivos.`] : []),
  ];
}
