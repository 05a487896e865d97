import { nomeDaCelula, posicoes, type Quantidades, quantidadeEm } from '../../grid/grid.model.ts';
import { formatInteger } from '../../ui/number.format.ts';
import { type Grade, itensDe, pedivel } from '../grade/grade.model.ts';
import { celulasMuitoAcima, publicosComMotivo, totaisDe } from '../grade/grade.totals.ts';
import type { Preparo } from '../pedidos.queries.ts';

/** A quantity further from the usual than this share asks for a second look (screens 3.3). */
const FORA_DO_COSTUME = 0.2;
/** A smaller distance is no warning: of small numbers one more is already a fifth. */
const MENOR_DISTANCIA = 3;

export interface Avisos {
  /** Warnings for which the server requires a written reason. */
  exigem: string[];
  /** Warnings only worth a second look; a reason helps the desk. */
  costumes: string[];
}

/** Cells far from what the same weekday usually has, each with that number. */
const foraDoCostume = (grade: Grade, quantidades: Quantidades) =>
  posicoes(grade).flatMap(em => {
    const celula = grade.celulas[em.linha]?.[em.coluna];
    const usual = pedivel(celula) ? celula.costume : null;
    const valor = quantidadeEm(quantidades, em);
    // Also missing where a government API does not tell it yet.
    if (!usual) return [];
    const distancia = Math.abs(valor - usual);
    if (distancia < MENOR_DISTANCIA || distancia / usual <= FORA_DO_COSTUME) return [];
    const quanto = Math.round((distancia / usual) * 100);
    const sentido = valor > usual ? 'acima' : 'abaixo';
    return [`${nomeDaCelula(grade, em)}: ${quanto} % ${sentido} do costume (costuma ser ${formatInteger(usual)}).`];
  });

type Sinais = NonNullable<Preparo['sinais']>;
type Destaque = { atitude: Sinais['salto']['atitude']; texto: string };

function acimaDosUltimosDias({ salto }: Sinais, total: number): Destaque[] {
  const { atitude, mediana, aPartirDe, dias } = salto;
  if (mediana === null || aPartirDe === null || total < aPartirDe) return [];
  const texto = `Pedido muito acima da mediana dos últimos ${dias} dias, que é ${formatInteger(mediana)}.`;
  return [{ atitude, texto }];
}

function repetido({ repeticao }: Sinais, grade: Grade, quantidades: Quantidades): Destaque[] {
  const { atitude, seguidos, aPartirDe, itens } = repeticao;
  const antes = new Map(itens.map(item => [`${item.tipoAlimentacaoId}:${item.tipoPublicoId}`, item.quantidade]));
  const agora = itensDe(grade, quantidades).filter(({ quantidade }) => quantidade > 0);
  const igual =
    agora.length === antes.size &&
    agora.every(item => antes.get(`${item.tipoAlimentacaoId}:${item.tipoPublicoId}`) === item.quantidade);
  if (!igual || agora.length === 0 || seguidos + 1 < aPartirDe) return [];
  return [{ atitude, texto: `As mesmas quantidades em ${seguidos + 1} pedidos seguidos.` }];
}

/** What the server will say too, from the same numbers. */
const destaques = (sinais: Sinais | undefined, grade: Grade, quantidades: Quantidades): Destaque[] =>
  sinais
    ? [
        ...acimaDosUltimosDias(sinais, totaisDe(grade, quantidades).total),
        ...repetido(sinais, grade, quantidades),
      ].filter(({ atitude }) => atitude !== 'NAO')
    : [];

export function avisosDe(
  grade: Grade,
  quantidades: Quantidades,
  { prazo, sinais }: Pick<Preparo, 'sinais'> & { prazo: { encerrado: boolean } },
): Avisos {
  const destacados = destaques(sinais, grade, quantidades);
  const acima = celulasMuitoAcima(grade, quantidades).map(
    ({ nome, valor }) => `${nome}: ${formatInteger(valor)} acima do efetivo. Informe o motivo para enviar.`,
  );
  const publicos = publicosComMotivo(grade, quantidades).map(
    nome => `${nome} exige justificativa. Informe o motivo para enviar.`,
  );
  const tarde = 'O prazo para este dia terminou: o pedido será enviado como emergencial e precisa de justificativa.';
  return {
    exigem: [
      ...(prazo.encerrado ? [tarde] : []),
      ...acima,
      ...publicos,
      ...destacados.flatMap(({ atitude, texto }) =>
        atitude === 'MOTIVO' ? `${texto} Informe o motivo para enviar.` : [],
      ),
    ],
    costumes: [
      ...destacados.flatMap(({ atitude, texto }) => (atitude === 'MARCA' ? texto : [])),
      ...foraDoCostume(grade, quantidades),
    ],
  };
}
