import { useState } from 'react';
import { queueItem } from '../outbox/device.store.ts';
import { sendNow } from '../outbox/outbox.schedule.ts';
import { tell } from '../outbox/outbox.signals.ts';
import { chaveDaConferencia } from './abertura.model.ts';
import { useConferencia } from './conferencia.hook.ts';
import { type Conferencia, conferenciaDe, conferenciaNova, falhasDe } from './conferencia.model.ts';
import { type Folha, itemDaFila, vistoEm } from './folha.model.ts';

/** Typing is stored on the device at once; a record goes through the outbox, with or without network. */
export function useFolha(folha: Folha, fechar: () => void) {
  const { matricula, dia, entrega, abertura } = folha;
  const { modo, recebimentoId } = abertura;
  const corrigido = entrega.recebimentos.find(({ id }) => id === recebimentoId);
  const chave = chaveDaConferencia(matricula, abertura);
  const { em, mudar, falha } = useConferencia(chave, matricula, () =>
    corrigido ? conferenciaDe(corrigido) : conferenciaNova(entrega, modo),
  );
  const [tentou, setTentou] = useState(false);
  const [falhaDoAparelho, setFalhaDoAparelho] = useState<string | null>(null);
  const motivos = [...dia.motivosRecusa, ...dia.motivosFalta];
  const { fotoObrigatoria, pesoObrigatorio } = entrega;
  const falhasDela = (conferencia: Conferencia) =>
    falhasDe(conferencia, { modo, fotoObrigatoria, pesoObrigatorio, motivos });

  const registrar = async () => {
    if (!em) return;
    const visto = vistoEm(em.conferencia, modo);
    const conferencia = { ...em.conferencia, ...visto };
    mudar(visto);
    setTentou(true);
    if (falhasDela(conferencia).length > 0) return;
    const item = itemDaFila(folha, em.clienteUuid, conferencia);
    try {
      await queueItem(item, chave);
    } catch (error) {
      setFalhaDoAparelho(error instanceof Error ? error.message : String(error));
      return;
    }
    tell('changed');
    sendNow();
    fechar();
  };

  return {
    conferencia: em?.conferencia,
    mudar,
    registrar,
    falhas: em && tentou ? falhasDela(em.conferencia) : [],
    falhaDoAparelho: falhaDoAparelho ?? falha,
  };
}
