import { FUSO_DA_AGENCIA } from '../../clock/clock.ts';
import { zonedInstant } from '../../clock/zoned-time.ts';
import { mesAnterior, mesSeguinte } from '../../medicoes/registro/medicoes.rules.ts';
import type { TipoTermo } from '../../termos/termos.ciclo.table.ts';
import { metasDosTermos, passosDosTermos } from './agenda.table.ts';
import type { Ato } from './ato.ts';
import type { MedicaoVista } from './estado.repository.ts';
import type { Cena } from './pedidos-do-dia.rules.ts';

/** The terms of the billings of two months ago: issued and signed by those designated, one after the other. */
export function atosDosTermos({ estado, hoje }: Cena): Ato[] {
  const mes = mesAnterior(mesAnterior(hoje));
  return metasDosTermos.flatMap(({ contrato, tipos }) => {
    const vista = estado.medicoes.find(medicao => medicao.contrato === contrato && medicao.mes === mes);
    if (!vista || vista.tocado) return [];
    const tipo = tipos.find(cada => vista.termos?.[cada]?.situacao !== 'ASSINADO');
    return tipo ? atosDo(vista, tipo) : [];
  });
}

function atosDo(medicao: MedicaoVista, tipo: TipoTermo): Ato[] {
  const termo = medicao.termos?.[tipo];
  const pronta = tipo === 'PROVISORIO' ? ['APROVADA', 'ATESTADA'] : ['ATESTADA'];
  if (!medicao.situacao || !pronta.includes(medicao.situacao)) return [];
  if (termo && termo.situacao !== 'EMITIDO') return [];
  const que = termo ? 'ASSINAR_TERMO' : 'EMITIR_TERMO';
  const [dia, hora] = passosDosTermos[tipo][que];
  const data = `${mesSeguinte(medicao.mes).slice(0, 8)}${dia}`;
  const em = zonedInstant(data, hora, FUSO_DA_AGENCIA);
  return [{ que, chave: `${que} ${tipo} ${medicao.contratoId} ${medicao.mes}`, em, data, medicao, tipo }];
}
