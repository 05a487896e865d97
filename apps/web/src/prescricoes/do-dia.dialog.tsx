import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { DateField } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { today } from '../ui/today.ts';
import { listarDietasDoDia } from './prescricoes.queries.ts';
import { Unidade } from './unidade.component.tsx';
import { useUnidadePropria } from './unidade-propria.hook.ts';

/** For the kitchen and the gate: codes only. */
export function DoDiaDialog({ close }: { close: () => void }) {
  const { escolhe, propria } = useUnidadePropria();
  const [escolhida, setEscolhida] = useState<number | null>(null);
  const lotacaoId = escolhe ? escolhida : propria;
  const [data, setData] = useState(today());
  const lista = useQuery({ ...listarDietasDoDia(lotacaoId ?? 0, data), enabled: lotacaoId !== null });
  return (
    <Dialog
      title="Dietas do dia"
      close={close}
      long
      footer={
        <Button variant="primary" onClick={close}>
          Fechar
        </Button>
      }
    >
      {escolhe && <Unidade label="Unidade" value={escolhida} set={setEscolhida} />}
      <DateField label="Dia" value={data} onChange={dia => dia && setData(dia)} />
      {lotacaoId !== null && (
        <QueryState query={lista} skeletonHeight={160}>
          {({ itens }) =>
            itens.length === 0 ? (
              <p>Nenhuma dieta autorizada vale neste dia.</p>
            ) : (
              <Table>
                <thead>
                  <tr>
                    <th scope="col">Pessoa</th>
                    <th scope="col">Dieta</th>
                    <th scope="col">Público</th>
                  </tr>
                </thead>
                <tbody>
                  {itens.map(({ pessoa, codigo, publico }) => (
                    <tr key={`${pessoa} ${codigo} ${publico}`}>
                      <th scope="row">{pessoa}</th>
                      <td>{codigo}</td>
                      <td>{publico}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            )
          }
        </QueryState>
      )}
    </Dialog>
  );
}
