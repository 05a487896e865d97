import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useLive } from '../app/live.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { Drawer } from '../ui/drawer.component.tsx';
import { NARROW, useMediaQuery } from '../ui/media-query.hook.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { type Atendimento, obterAtendimento } from './atendimentos.queries.ts';
import { CasoConteudo } from './caso-conteudo.component.tsx';

type Situacao = Atendimento['pedidos'][number]['situacao'];

export interface DoPedido {
  verPedido: (pedidoId: number) => void;
  linhaDoPedido: (pedido: { id: number; numero: string; situacao: Situacao; total: number }) => ReactNode;
  /** Opens the day to be filled for the unit; null: this person may not. */
  preencher: ((lotacaoId: number, data: string) => void) | null;
}

interface Props extends DoPedido {
  lotacaoId: number;
  data: string;
  ids: readonly number[];
  abrir: (lotacaoId: number | undefined) => void;
}

export function CasoAberto({ ids, abrir, ...props }: Props) {
  const { lotacaoId, data } = props;
  const estreita = useMediaQuery(NARROW);
  const caso = useQuery(obterAtendimento(lotacaoId, data));
  useLive(['pedido', 'atendimento'], novidades => {
    if (novidades === 'tudo' || novidades.some(mudanca => mudanca.lotacaoId === lotacaoId)) void caso.refetch();
  });
  const titulo = useRef<HTMLHeadingElement>(null);
  const fechar = () => abrir(undefined);
  const proximo = ids[ids.indexOf(lotacaoId) + 1];
  /** The buttons go away with the case: the focus moves to the title, so that the next one is read from its name on. */
  const seguir = (id: number) => {
    titulo.current?.focus();
    abrir(id);
  };
  const conteudo = (
    <QueryState query={caso} skeletonHeight={420}>
      {aberto => (
        <CasoConteudo
          key={`${lotacaoId}|${data}`}
          caso={aberto}
          proximo={proximo === undefined ? null : () => seguir(proximo)}
          {...props}
        />
      )}
    </QueryState>
  );
  if (estreita) {
    return (
      <Drawer width={520} title={caso.data?.lotacao.nome ?? 'Caso'} close={fechar}>
        {conteudo}
      </Drawer>
    );
  }
  return (
    <Card as="aside" className="lado caso" aria-label={caso.data ? `Caso de ${caso.data.lotacao.nome}` : 'Caso'}>
      <div className="caso-topo">
        <h2 ref={titulo} tabIndex={-1}>
          {caso.data?.lotacao.nome ?? 'Carregando…'}
        </h2>
        <Button variant="quiet" icon aria-label="Fechar o caso" onClick={fechar}>
          <XIcon size={18} aria-hidden />
        </Button>
      </div>
      {conteudo}
    </Card>
  );
}
