import { serverNow } from '../base/server-clock.ts';
import { readDraft, writeDraft } from '../outbox/device.store.ts';
import { newUuid } from '../outbox/new-uuid.ts';
import type { SobrasDoDia } from '../sobras/sobras.queries.ts';
import { SobrasDaEntrega } from '../sobras/sobras-da-entrega.panel.tsx';
import { type Abertura, aberturaDe, chaveDaConferencia, mesmaRefeicao } from './abertura.model.ts';
import type { EmConferencia } from './conferencia.hook.ts';
import { conferenciaNova } from './conferencia.model.ts';
import { ConferenciaSheet } from './conferencia.sheet.tsx';
import { EntregaCartao } from './entrega-cartao.component.tsx';
import { recebidasPorRefeicao } from './recebidas.model.ts';
import type { NaFila } from './recebimento.delivery.ts';
import './recebimentos.css';
import type { Entrega, Esperadas } from './recebimentos.queries.ts';

interface Props {
  matricula: string;
  dia: Esperadas;
  sobras: SobrasDoDia | undefined;
  entregas: readonly Entrega[];
  fila: readonly NaFila[];
  aberta: Abertura | null;
  abrir: (abertura: Abertura | null) => void;
}

export function EntregasLista({ matricula, dia, sobras, entregas, fila, aberta, abrir }: Props) {
  const recebidas = recebidasPorRefeicao(entregas, fila);
  const naFolha = aberta && entregas.find(entrega => mesmaRefeicao(aberta, entrega));
  const existe =
    naFolha && (aberta.recebimentoId === null || naFolha.recebimentos.some(({ id }) => id === aberta.recebimentoId));

  /** The arrival's minute is what matters at the gate: it is stored before the sheet opens. */
  const chegou = async (entrega: Entrega) => {
    const abertura = aberturaDe(entrega, 'receber');
    const chave = chaveDaConferencia(matricula, abertura);
    const agora = { chegadaEm: new Date(serverNow()).toISOString(), chegadaDigitada: false, naoChegou: false };
    const guardada = await readDraft<EmConferencia>(chave);
    const { conferencia, clienteUuid } = guardada ?? {
      conferencia: conferenciaNova(entrega, 'receber'),
      clienteUuid: newUuid(),
    };
    await writeDraft(chave, matricula, { conferencia: { ...conferencia, ...agora }, clienteUuid }).catch(
      () => undefined,
    );
    abrir(abertura);
  };

  return (
    <>
      <ul className="entregas">
        {entregas.map(entrega => (
          <EntregaCartao
            key={`${entrega.pedido.id}:${entrega.tipoAlimentacaoId}`}
            entrega={entrega}
            fusoHorario={dia.fusoHorario}
            espera={fila.find(({ body }) => mesmaRefeicao(body, entrega))}
            abrir={abrir}
            chegou={chegou}
            sobras={
              recebidas.has(entrega) && (
                <SobrasDaEntrega
                  {...{ matricula, data: dia.data, fusoHorario: dia.fusoHorario }}
                  dia={sobras}
                  lotacaoId={dia.lotacao.id}
                  lotacao={dia.lotacao.nome}
                  tipoAlimentacaoId={entrega.tipoAlimentacaoId}
                  refeicao={entrega.refeicao}
                  recebidas={recebidas.get(entrega) ?? 0}
                />
              )
            }
          />
        ))}
      </ul>
      {existe && (
        <ConferenciaSheet
          key={chaveDaConferencia(matricula, aberta)}
          matricula={matricula}
          dia={dia}
          entrega={naFolha}
          abertura={aberta}
          fechar={() => abrir(null)}
        />
      )}
    </>
  );
}
