import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { useRecords } from '../outbox/outbox.hook.ts';
import { obterSobrasDoDia } from '../sobras/sobras.queries.ts';
import { Drawer } from '../ui/drawer.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import type { Abertura } from './abertura.model.ts';
import { EntregasLista } from './entregas-lista.component.tsx';
import { FilaAviso } from './fila-aviso.component.tsx';
import type { Registrada } from './recebimento.delivery.ts';
import { listarEntregasEsperadas } from './recebimentos.queries.ts';

interface Props {
  pedidoId: number;
  lotacaoId: number;
  data: string;
  fechar: () => void;
}

export default function RecebimentoDialog({ pedidoId, lotacaoId, data, fechar }: Props) {
  const { session } = usePerson();
  const { matricula } = session.usuario;
  const busca = { data, lotacaoId };
  const esperadas = useQuery(listarEntregasEsperadas(matricula, busca));
  const sobras = useQuery(obterSobrasDoDia(matricula, busca));
  const fila = useRecords<Registrada>(matricula, 'recebimento');
  const [aberta, setAberta] = useState<Abertura | null>(null);
  return (
    <Drawer className="portao" width={560} title="Recebimento" close={fechar}>
      <QueryState query={esperadas} skeletonHeight={360}>
        {dia => (
          <>
            <FilaAviso fila={fila} lidasEm={dia.lidasEm} fusoHorario={dia.fusoHorario} />
            <EntregasLista
              matricula={matricula}
              dia={dia}
              sobras={sobras.data}
              entregas={dia.entregas.filter(({ pedido }) => pedido.id === pedidoId)}
              fila={fila}
              aberta={aberta}
              abrir={setAberta}
            />
          </>
        )}
      </QueryState>
    </Drawer>
  );
}
