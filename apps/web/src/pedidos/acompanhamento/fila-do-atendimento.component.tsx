import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { Fila } from '../../atendimentos/fila.panel.tsx';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { formatInteger } from '../../ui/number.format.ts';
import { Situation } from '../../ui/situation.component.tsx';

const Detalhe = lazy(() => import('./detalhe.drawer.tsx'));

interface Props {
  titulo: string;
  trata: boolean;
  acoes: ReactNode;
}

/** In the address `item` is the unit, and `pedido` the order over it. */
export default function FilaDoAtendimento({ titulo, trata, acoes }: Props) {
  const [search, setSearch] = useSearchParams();
  const pedido = Number(search.get('pedido')) || null;
  const ditaNoEndereco = search.has('visao');
  // A link just followed is still loading its page: changing the address now would take the person back here.
  const deSaida = useNavigation().state !== 'idle';
  useEffect(() => {
    if (ditaNoEndereco || deSaida) return;
    // Always in the address, because in the queue an `item` is a unit and elsewhere an order.
    setSearch(antes => withParams(antes, { visao: 'fila' }), { replace: true });
  }, [ditaNoEndereco, deSaida, setSearch]);
  const verPedido = (id: number | null) =>
    setSearch(antes => withParams(antes, { aba: null, pedido: id === null ? null : String(id) }), {
      preventScrollReset: true,
    });
  return (
    <>
      <Fila
        title={titulo}
        actions={acoes}
        avisa={trata}
        verPedido={verPedido}
        linhaDoPedido={({ situacao, total }) => (
          <>
            <Situation situacao={situacao} />
            <span>{formatInteger(total)} refeições</span>
          </>
        )}
        preencher={trata ? (lotacao, data) => setSearch({ visao: 'preencher', lotacao: String(lotacao), data }) : null}
      />
      {pedido !== null && (
        <Suspense>
          <Detalhe pedidoId={pedido} fechar={() => verPedido(null)} />
        </Suspense>
      )}
    </>
  );
}
