import { somaDe } from '../nfe/achados.rules.ts';
import type { Nota } from '../nfe/nota.rules.ts';
import type { Retencao } from '../nfe/partes.mapper.ts';
import type { ServicoLido } from './leiaute.mapper.ts';

/** The note's value: the service less what is discounted of it. What is withheld changes nothing. */
export const totalDoServico = ({ valores }: ServicoLido): number =>
  valores.vServ - valores.vDescIncond - valores.vDescCond;

/** ISS withheld by who takes the service or by who stands between (layout, `tpRetISSQN`); 1 is not withheld. */
const ISS_RETIDO = ['2', '3'];
/** `tpRetPisCofins` 1: both withheld, in fields of their own. All later codes say them in `vRetCSLL`, added up (NT 007/2026). */
const PIS_E_COFINS_RETIDOS = '1';

const maiores = (retencoes: readonly Retencao[]) => retencoes.filter(({ centavos }) => centavos > 0);

/** What is withheld, in each way the layout lets it be said: with PIS and Cofins added up already, or each in its own field. */
function retencoesPossiveis({ valores, tpRetISSQN, tpRetPisCofins }: ServicoLido): readonly (readonly Retencao[])[] {
  const sempre = maiores([
    { codigo: 'vIRRF', centavos: valores.vRetIRRF },
    { codigo: 'vRetPrev', centavos: valores.vRetCP },
    { codigo: 'vRetSociais', centavos: valores.vRetCSLL },
    { codigo: 'vISSQN', centavos: ISS_RETIDO.includes(tpRetISSQN) ? valores.vISSQN : 0 },
  ]);
  if (tpRetPisCofins !== PIS_E_COFINS_RETIDOS) return [sempre];
  const proprias: readonly Retencao[] = [
    { codigo: 'vRetPIS', centavos: valores.vPis },
    { codigo: 'vRetCOFINS', centavos: valores.vCofins },
  ];
  return [[...sempre, ...maiores(proprias)], sempre];
}

const soma = (retencoes: readonly Retencao[]) => somaDe(retencoes, ({ centavos }) => centavos);

/** The way that adds up to what the note withholds; the first where none does. */
function retencoesDoServico(nota: ServicoLido): readonly Retencao[] {
  const { vTotalRet, vLiq } = nota.valores;
  const retido = vTotalRet ?? totalDoServico(nota) - vLiq;
  const possiveis = retencoesPossiveis(nota);
  return possiveis.find(retencoes => soma(retencoes) === retido) ?? possiveis[0] ?? [];
}

/** In centavos. */
export const retidoDoServico = (nota: ServicoLido): number => soma(retencoesDoServico(nota));

export const resumoDoServico = (nota: ServicoLido): Nota => ({
  especie: 'NFSE',
  chave: nota.chave,
  serie: nota.dps.serie,
  numero: nota.inf.nNFSe,
  emitidaEm: nota.dps.dhEmi,
  emitente: nota.emitente,
  destinatario: nota.destinatario,
  protocolo: '',
  // One service, without quantities: all that is to be said of it is its description.
  itens: [
    {
      ...{ numero: '1', descricao: nota.descricao, quantidade: '1' },
      ...{ precoCentavos: nota.valores.vServ, totalCentavos: nota.valores.vServ },
    },
  ],
  produtosCentavos: nota.valores.vServ,
  descontosCentavos: nota.valores.vDescIncond,
  totalCentavos: Math.max(0, totalDoServico(nota)),
  retencoes: retencoesDoServico(nota),
  informacoes: nota.informacoes,
});
