import { useEffect, useState } from 'react';
import { usePerson } from '../../app/person.hook.ts';
import { useWork } from '../../app/session.work.ts';
import { serverNow } from '../../base/server-clock.ts';
import { type Escolha, SEM_ESCOLHA, vazia } from '../motivo/motivo.model.ts';
import type { Pedido } from '../pedidos.queries.ts';
import { ajustes, chaveDe } from '../rascunho/rascunho-local.store.ts';
import { type Digitados, quantidadeDe } from './ajuste.model.ts';

const paraDe = (digitados: Digitados) =>
  Object.fromEntries(
    Object.entries(digitados).flatMap(([chave, texto]) => {
      const quantidade = quantidadeDe(texto);
      return quantidade === null ? [] : [[chave, quantidade]];
    }),
  );

/** Stored where the order's own grid stores a change, so that each finds what the other began. */
export function useAjusteDigitado(pedido: Pedido) {
  const { matricula } = usePerson().session.usuario;
  const [nome] = useState(() =>
    chaveDe({ matricula, lotacaoId: pedido.lotacao.id, data: pedido.dataRefeicao, tipo: pedido.tipo }),
  );
  const [digitados, setDigitados] = useState<Digitados>({});
  const [escolha, setEscolha] = useState(SEM_ESCOLHA);
  const [recuperadoDe, setRecuperadoDe] = useState<string | null>(null);
  const temAlgo = Object.keys(digitados).length > 0 || !vazia(escolha);

  useEffect(() => {
    let atual = true;
    ajustes.read(nome).then(ajuste => {
      if (!atual || ajuste?.pedidoId !== pedido.id) return;
      setDigitados(antes => ({
        ...Object.fromEntries(Object.entries(ajuste.para).map(([campo, valor]) => [campo, String(valor)])),
        ...antes,
      }));
      setEscolha(ajuste.escolha);
      setRecuperadoDe(ajuste.em);
    });
    return () => {
      atual = false;
    };
  }, [nome, pedido.id]);

  useWork(() => temAlgo);

  const mudar = (novos: Digitados, nova: Escolha) => {
    setDigitados(novos);
    setEscolha(nova);
    const em = new Date(serverNow()).toISOString();
    ajustes.write(nome, { pedidoId: pedido.id, para: paraDe(novos), escolha: nova, em });
  };

  return {
    digitados,
    escolha,
    /** When the values were typed, if they were found on this computer. */
    recuperadoDe,
    digitar: (campo: string, texto: string) => mudar({ ...digitados, [campo]: texto }, escolha),
    escolher: (nova: Escolha) => mudar(digitados, nova),
    esquecer: () => {
      setDigitados({});
      setEscolha(SEM_ESCOLHA);
      setRecuperadoDe(null);
      ajustes.write(nome, null);
    },
  };
}
