import { Suspense } from 'react';
import { formatLongDay } from '../../ui/date.format.ts';
import { Notice } from '../../ui/notice.component.tsx';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';
import { AvisosDoRascunho, Juncao, Recibo, Recuperacao } from './pedido-do-dia.parts.tsx';

interface Props {
  aberto: PedidoDoDiaAberto;
  alterar: () => void;
  cancelado: () => void;
}

/** What is read or answered before the quantities: the receipt, the warnings and the questions. */
export function RecadosDoPedido({ aberto, alterar, cancelado }: Props) {
  const { preparo, enviado, visto, rascunho, ajuste, status } = aberto;
  const { lotacao, data, contratos, interrupcao, fusoHorario, agora } = preparo;
  return (
    <>
      <Suspense>
        {enviado && visto && (
          <Recibo pedido={visto} fusoHorario={fusoHorario} agora={agora} alterar={alterar} cancelado={cancelado} />
        )}
      </Suspense>
      {!contratos.length && (
        <Notice tone="perigo">
          Não há contrato vigente para {lotacao.nome} em {formatLongDay(data).toLowerCase()}. Fale com o gestor.
        </Notice>
      )}
      {interrupcao && (
        <Notice tone="aviso">
          {interrupcao.texto}{' '}
          {interrupcao.parada ? 'Este dia não é pedido.' : 'As outras refeições são pedidas como sempre.'}
        </Notice>
      )}
      <Suspense>
        <AvisosDoRascunho aberto={aberto} fusoHorario={fusoHorario} />
      </Suspense>
      <Suspense>{status.conflict && <Juncao aberto={aberto} conflito={status.conflict} />}</Suspense>
      <Suspense>
        {(rascunho.oferta || ajuste.oferta) && <Recuperacao aberto={aberto} fusoHorario={fusoHorario} />}
      </Suspense>
    </>
  );
}
