import { useState } from 'react';
import { queueItem, removeItem } from '../outbox/device.store.ts';
import { newUuid } from '../outbox/new-uuid.ts';
import { sendNow } from '../outbox/outbox.schedule.ts';
import { tell } from '../outbox/outbox.signals.ts';
import type { NaFila, Onde } from './sobra.delivery.ts';
import { type Digitada, digitadaDe, type Falha, falhasDe, medidaDe, VAZIA } from './sobra.model.ts';
import type { Sobra } from './sobras.queries.ts';

/** What the open sheet is about. */
export interface Folha extends Onde {
  matricula: string;
  fusoHorario: string;
  lotacao: string;
  refeicao: string;
  recebidas: number;
  /** The record to correct. */
  sobra: Sobra | null;
  /** A record of this meal that the server refused: it is opened again, and gives its place to the new one. */
  recusada: NaFila | undefined;
}

export interface FolhaAberta {
  digitada: Digitada;
  mudar: (parte: Partial<Digitada>) => void;
  falhas: readonly Falha[];
}

const inicioDe = ({ sobra, recusada }: Folha): Digitada => {
  if (recusada) return digitadaDe(recusada.body.medida);
  return sobra ? digitadaDe(sobra) : VAZIA;
};

/** A record goes through the outbox, with or without network: one way, the same at the gate and at the desk. */
export function useSobra(folha: Folha, fechar: () => void) {
  const [digitada, setDigitada] = useState(() => inicioDe(folha));
  const [tentou, setTentou] = useState(false);
  const [falhaDoAparelho, setFalhaDoAparelho] = useState<string | null>(null);
  const falhas = falhasDe(digitada, folha.recebidas);
  const salvar = async () => {
    setTentou(true);
    if (falhas.length > 0) return;
    const item = itemDaFila(folha, digitada);
    try {
      await queueItem(item, `sobra|${item.id}`);
      if (folha.recusada) await removeItem(folha.recusada);
    } catch (error) {
      setFalhaDoAparelho(error instanceof Error ? error.message : String(error));
      return;
    }
    tell('changed');
    sendNow();
    fechar();
  };
  return {
    digitada,
    mudar: (parte: Partial<Digitada>) => setDigitada(antes => ({ ...antes, ...parte })),
    falhas: tentou ? falhas : [],
    falhaDoAparelho,
    salvar,
  };
}

function itemDaFila(folha: Folha, digitada: Digitada): NaFila {
  const { matricula, lotacao, refeicao, sobra, lotacaoId, data, tipoAlimentacaoId } = folha;
  return {
    id: newUuid(),
    person: matricula,
    kind: 'sobra',
    title: `Sobras: ${refeicao}`,
    detail: lotacao,
    photos: [],
    at: new Date().toISOString(),
    delivered: false,
    refusal: null,
    body: {
      ...{ lotacaoId, data, tipoAlimentacaoId },
      corrige: sobra && { id: sobra.id, versao: sobra.versao },
      medida: medidaDe(digitada),
    },
  };
}
