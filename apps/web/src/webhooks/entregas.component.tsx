import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { LinhaDaEntrega } from './entrega.component.tsx';
import { SITUACOES_DA_ENTREGA } from './webhooks.labels.ts';
import { repetirEntrega, testarWebhook } from './webhooks.mutations.ts';
import { type Entrega, listarEntregas, type Webhook } from './webhooks.queries.ts';

export function Entregas({ webhook }: { webhook: Webhook }) {
  const client = useQueryClient();
  const [situacao, setSituacao] = useState<Entrega['situacao'] | ''>('');
  const [pagina, setPagina] = useState(1);
  const entregas = useQuery(listarEntregas(webhook.id, { ...(situacao && { situacao }), pagina }));
  const reler = () => client.invalidateQueries({ queryKey: ['listarEntregasWebhook', webhook.id] });
  const repetir = useMutation({ mutationFn: (id: number) => repetirEntrega(webhook.id, id), onSuccess: reler });
  const testar = useMutation({ mutationFn: () => testarWebhook(webhook.id), onSuccess: reler });
  const erro = repetir.error ?? testar.error;
  return (
    <div className="entregas-webhook">
      <div className="entregas-webhook-topo">
        <Field label="Mostrar">
          <Select
            value={situacao}
            onChange={({ target }) => {
              setSituacao(target.value as Entrega['situacao'] | '');
              setPagina(1);
            }}
          >
            <option value="">Todas</option>
            {Object.entries(SITUACOES_DA_ENTREGA).map(([codigo, { rotulo }]) => (
              <option key={codigo} value={codigo}>
                {rotulo}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          disabled={testar.isPending || !webhook.ativo}
          title={webhook.ativo ? undefined : 'Retome as entregas para testar.'}
          onClick={() => testar.mutate()}
        >
          Enviar teste
        </Button>
      </div>
      {erro && <Notice tone="perigo">{sentenceOf(erro)}</Notice>}
      <QueryState query={entregas} skeletonHeight={240}>
        {({ itens, total, tamanho }) =>
          itens.length === 0 ? (
            <p className="quieto">Nada aqui. Guardam-se 30 dias; o que não chegou fica mais.</p>
          ) : (
            <>
              <ul className="entregas-webhook-lista">
                {itens.map(entrega => (
                  <LinhaDaEntrega
                    key={entrega.id}
                    entrega={entrega}
                    ocupado={repetir.isPending}
                    repetir={() => repetir.mutate(entrega.id)}
                  />
                ))}
              </ul>
              {total > tamanho && (
                <div className="entregas-webhook-paginas">
                  <Button disabled={pagina === 1} onClick={() => setPagina(pagina - 1)}>
                    Mais novas
                  </Button>
                  <span className="quieto">
                    {pagina} de {Math.ceil(total / tamanho)}
                  </span>
                  <Button disabled={pagina * tamanho >= total} onClick={() => setPagina(pagina + 1)}>
                    Mais antigas
                  </Button>
                </div>
              )}
            </>
          )
        }
      </QueryState>
    </div>
  );
}
