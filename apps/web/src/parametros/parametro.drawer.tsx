import { ROTULO_DE_SITUACAO_VIGENCIA } from '@alipen/contracts/generated/rotulos/tipos-alimentacao';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { Drawer } from '../ui/drawer.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { ParametroForm } from './parametro-form.component.tsx';
import { valorEmPalavras } from './parametros.format.ts';
import { cancelarMudanca } from './parametros.mutations.ts';
import { obterParametro, type ParametroDetalhado } from './parametros.queries.ts';
import '../record/record.css';

const TONS = { PROGRAMADA: 'info', EM_VIGOR: 'ok', PASSADA: 'neutro' } as const;

export function ParametroDrawer({ chave, close }: { chave: string; close: () => void }) {
  const query = useQuery({ ...obterParametro(chave), retry: false });
  const client = useQueryClient();
  return (
    <Drawer
      width={560}
      title={<span className="registro-titulo">{query.data?.parametro.titulo ?? 'Parâmetro'}</span>}
      close={close}
    >
      <QueryState query={query} skeletonHeight={420}>
        {detalhado => (
          <div className="parametro-detalhe">
            <p className="quieto">{detalhado.parametro.descricao}</p>
            <ParametroForm
              key={detalhado.versao}
              visto={detalhado}
              onSaved={salvo => client.setQueryData(obterParametro(chave).queryKey, salvo)}
            />
            <Historia visto={detalhado} />
          </div>
        )}
      </QueryState>
    </Drawer>
  );
}

function Historia({ visto }: { visto: ParametroDetalhado }) {
  const client = useQueryClient();
  const { parametro, vigencias } = visto;
  const cancelar = useMutation({
    mutationFn: (valeDe: string) => cancelarMudanca(visto, valeDe),
    onSuccess: salvo => client.setQueryData(obterParametro(parametro.chave).queryKey, salvo),
  });
  return (
    <section className="parametro-historia" aria-label="Mudanças">
      <h2>Mudanças</h2>
      {cancelar.error && <Notice tone="perigo">{sentenceOf(cancelar.error)}</Notice>}
      <ol>
        {vigencias.map(({ valeDe, valor, noPadrao, situacao, criadaEm, criadaPor }) => (
          <li key={valeDe}>
            <Pill tone={TONS[situacao]}>{ROTULO_DE_SITUACAO_VIGENCIA[situacao]}</Pill>
            <strong>
              {valorEmPalavras(parametro, valor)}
              {noPadrao && ' (padrão)'}
            </strong>
            <span>a partir de {formatDay(valeDe)}</span>
            <small className="quieto">
              {criadaPor ?? 'o sistema'}, {formatInstant(criadaEm)}
            </small>
            {situacao === 'PROGRAMADA' && (
              <Button variant="quiet" disabled={cancelar.isPending} onClick={() => cancelar.mutate(valeDe)}>
                Desistir da mudança de {formatDay(valeDe)}
              </Button>
            )}
          </li>
        ))}
        <li>
          <strong>{valorEmPalavras(parametro, parametro.padrao)}</strong>
          <span>padrão do sistema, {vigencias.length === 0 ? 'vale hoje' : 'antes de qualquer mudança'}</span>
        </li>
      </ol>
    </section>
  );
}
