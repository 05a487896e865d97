import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { ChatTextIcon } from '@phosphor-icons/react/dist/csr/ChatText';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../base/problem.error.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { ordenarMotivos } from './motivos.mutations.ts';
import type { Contexto, Motivo } from './motivos.queries.ts';
import '../list/list.css';

interface Props {
  contexto: Contexto;
  motivos: readonly Motivo[];
}

export function ListaDeMotivos({ contexto, motivos }: Props) {
  const [search] = useSearchParams();
  const ordenar = useMutation({ mutationFn: ordenarMotivos });
  const pedida = ordenar.isPending ? ordenar.variables.ids : null;
  const lista = pedida ? pedida.flatMap(id => motivos.find(motivo => motivo.id === id) ?? []) : motivos;
  const mover = (id: number, passo: -1 | 1) => {
    const ids = lista.map(motivo => motivo.id);
    const de = ids.indexOf(id);
    const outros = ids.filter(outro => outro !== id);
    ordenar.mutate({ contexto, ids: [...outros.slice(0, de + passo), id, ...outros.slice(de + passo)] });
  };
  const enderecoDe = (id: number) => `?${withParams(search, { item: String(id) })}`;

  if (lista.length === 0) {
    return (
      <EmptyState>
        <strong>Nenhum motivo aqui.</strong>
        <p className="quieto">Sem motivos, a tela só pede um texto livre.</p>
      </EmptyState>
    );
  }
  return (
    <>
      {ordenar.error && <Notice tone="perigo">{sentenceOf(ordenar.error)}</Notice>}
      <Card as="ol" className="motivos-itens">
        {lista.map(({ id, texto, exigeTexto, ativo }, at) => (
          <li key={id} className={ativo ? undefined : 'tabela-quieta'}>
            <span className="motivos-um">
              <Link className="vinculo" to={enderecoDe(id)}>
                {texto}
              </Link>
              {exigeTexto && (
                <Pill tone="info" icon={ChatTextIcon}>
                  Pede explicação
                </Pill>
              )}
              {!ativo && <Pill tone="neutro">Inativo</Pill>}
            </span>
            <span className="motivos-mover">
              <Button
                variant="bare"
                className="colunas-mover"
                aria-label={`Subir ${texto}`}
                disabled={at === 0 || ordenar.isPending}
                onClick={() => mover(id, -1)}
              >
                <ArrowUpIcon size={16} aria-hidden />
              </Button>
              <Button
                variant="bare"
                className="colunas-mover"
                aria-label={`Descer ${texto}`}
                disabled={at === lista.length - 1 || ordenar.isPending}
                onClick={() => mover(id, 1)}
              >
                <ArrowDownIcon size={16} aria-hidden />
              </Button>
            </span>
          </li>
        ))}
      </Card>
    </>
  );
}
