import { FUSO_DA_AGENCIA } from '../../clock/clock.ts';
import { zonedInstant } from '../../clock/zoned-time.ts';
import type { SituacaoMedicao } from '../../medicoes/medicoes.ciclo.table.ts';
import { mesAnterior, mesSeguinte } from '../../medicoes/registro/medicoes.rules.ts';
import { metasDasMedicoes, passosDaMedicao } from './agenda.table.ts';
import type { Ato } from './ato.ts';
import type { MedicaoVista } from './estado.repository.ts';
import type { Cena } from './pedidos-do-dia.rules.ts';

type Passo = keyof typeof passosDaMedicao;
type Caminho = Partial<Record<SituacaoMedicao, Passo>>;

/** From each state to the next. */
const caminho = {
  ABERTA: 'ENVIAR_MEDICAO',
  ENVIADA: 'APROVAR_MEDICAO',
  APROVADA: 'ATESTAR_MEDICAO',
} as const satisfies Caminho;
/** Of a billing in which something is asked to be corrected, and answered. */
const comCorrecao = {
  ABERTA: 'ENVIAR_MEDICAO',
  ENVIADA: 'PEDIR_CORRECAO',
  CORRECAO_SOLICITADA: 'RESPONDER_CORRECAO',
} as const satisfies Caminho;
const corrige = new Set<SituacaoMedicao>(['CORRECAO_SOLICITADA', 'CORRIGIDA']);

export function atosDasMedicoes({ estado, hoje }: Cena): Ato[] {
  const meses = { 1: mesAnterior(hoje), 2: mesAnterior(mesAnterior(hoje)) };
  return metasDasMedicoes.flatMap(({ contrato, mes, para }) => {
    const vista = estado.medicoes.find(medicao => medicao.contrato === contrato && medicao.mes === meses[mes]);
    if (!vista || vista.tocado || vista.situacao === para) return [];
    if (vista.situacao === null) return [ato('ABRIR_MEDICAO', vista)];
    const passos: Caminho = corrige.has(para) ? comCorrecao : caminho;
    const passo = passos[vista.situacao];
    return vista.pronta && passo ? [ato(passo, vista)] : [];
  });
}

function ato(que: Passo, medicao: MedicaoVista): Ato {
  const [dia, hora] = passosDaMedicao[que];
  const data = `${mesSeguinte(medicao.mes).slice(0, 8)}${dia}`;
  const { contratoId, mes } = medicao;
  const em = zonedInstant(data, hora, FUSO_DA_AGENCIA);
  return { que, chave: `${que} ${contratoId} ${mes}`, em, data, medicao, contratoId, mes: mes.slice(0, 7) };
}
