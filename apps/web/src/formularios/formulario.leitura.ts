import {
  ROTULO_DE_GRAVIDADE,
  ROTULO_DE_REGRA_FOTO,
  ROTULO_DE_TIPO_ITEM,
} from '@alipen/contracts/generated/rotulos/formularios';
import { DESVIOS, LIMITES, type Limite, textoDe } from './formulario.unidades.ts';
import { SEM_NOTA } from './formularios.labels.ts';
import type { Conteudo, Formulario, FormularioResumido, Item } from './formularios.queries.ts';

type Faixa = NonNullable<Item['faixas']>[number];
type Desconto = Conteudo['faixasDesconto'][number];

const pontosDe = (pontos: number) => (pontos === 1 ? '1 ponto' : `${pontos} pontos`);

export function linhasDoItem(item: Item): string[] {
  const { tipo, peso, pontos, tolerancia, foto, gravidade, limites, faixas = [], ajuda } = item;
  const nota = SEM_NOTA.includes(tipo) ? [] : [`peso ${peso}`, pontosDe(pontos), `tolerância de ${tolerancia} no mês`];
  const marcas = [
    foto !== 'NUNCA' && `foto ${ROTULO_DE_REGRA_FOTO[foto].toLowerCase()}`,
    gravidade && ROTULO_DE_GRAVIDADE[gravidade].toLowerCase(),
    item.critico && 'crítico',
    item.obrigatorio ? 'obrigatório' : 'opcional',
    item.admiteNaoSeAplica && 'pode não se aplicar',
  ].filter(marca => typeof marca === 'string');
  const medidas = Object.entries(LIMITES[tipo]).flatMap(([campo, { rotulo, divisor }]) => {
    const valor = limites?.[campo as Limite];
    return valor === undefined ? [] : [`${rotulo}: ${textoDe(valor, divisor)}`];
  });
  if (limites?.daRefeicao) medidas.push('Vale o limite da refeição, onde ela tem um');
  return [
    [ROTULO_DE_TIPO_ITEM[tipo], ...nota, ...marcas].join(' · '),
    ...(medidas.length > 0 ? [medidas.join(' · ')] : []),
    ...faixas.map(faixa => faixaDe(tipo, faixa)),
    ...(ajuda ? [ajuda] : []),
  ];
}

function faixaDe(tipo: Item['tipo'], { acimaDe, pontos, critico }: Faixa): string {
  const { rotulo, divisor } = DESVIOS[tipo] ?? { rotulo: 'Desvio acima de', divisor: 1 };
  return `${rotulo}: ${textoDe(acimaDe, divisor)}, ${pontosDe(pontos)}${critico ? ', crítica' : ''}`;
}

export const descontoDe = ({ de, ate, descontoPct }: Desconto): string =>
  `${ate === undefined ? `${de} pontos ou mais` : `De ${de} a ${ate} pontos`}: ${descontoPct} %`;

/** When the next version was published; null: this one is in force. */
export const valeuAte = (versoes: readonly FormularioResumido[], { versao }: Pick<FormularioResumido, 'versao'>) =>
  versoes.find(outra => outra.versao === versao + 1)?.vigenteDesde ?? null;

/** Newest first; `contratoId` null: the default form. */
export const versoesDo = (todas: readonly FormularioResumido[], contratoId: number | null): FormularioResumido[] =>
  todas.filter(({ contrato }) => (contrato?.id ?? null) === contratoId).toSorted((a, b) => b.versao - a.versao);

/** The version of the same form that is in force; undefined where its first was published just now. */
export const vigenteDo = (
  emVigor: readonly FormularioResumido[],
  formulario: Pick<Formulario, 'contratoId'> | undefined,
) => formulario && emVigor.find(({ contrato }) => (contrato?.id ?? null) === formulario.contratoId);
