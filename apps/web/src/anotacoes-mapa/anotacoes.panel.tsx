import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReadsOnly } from '../app/person.hook.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { FormRefusal, Submit } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { AreaField } from '../ui/form-field.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { type AnotacaoMapa, anotarMapa, listarAnotacoesMapa, retirarAnotacaoMapa } from './anotacoes-mapa.queries.ts';
import './anotacoes.css';

interface Props {
  lotacaoId: number;
  data: string;
  /** undefined: the whole day. */
  celula: { tipoAlimentacaoId: number; tipoPublicoId: number; nome: string } | undefined;
}

export function Anotacoes({ lotacaoId, data, celula }: Props) {
  const anotacoes = useQuery(listarAnotacoesMapa({ de: data, ate: data, lotacaoId, retiradas: true }));
  return (
    <section className="anotacoes" aria-labelledby="anotacoes">
      <h3 id="anotacoes">Anotações</h3>
      <QueryState query={anotacoes} skeletonHeight={60}>
        {({ itens }) =>
          itens.length === 0 ? (
            <p className="quieto">Ninguém anotou nada neste dia.</p>
          ) : (
            <ul>
              {itens.map(anotacao => (
                <Item key={anotacao.id} anotacao={anotacao} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {!useReadsOnly() && <Nova lotacaoId={lotacaoId} data={data} celula={celula} />}
    </section>
  );
}

function Item({ anotacao }: { anotacao: AnotacaoMapa }) {
  const { id, refeicao, publico, texto, por, em, retiradaEm, retiradaPor, acoes } = anotacao;
  const client = useQueryClient();
  const retirar = useMutation({ ...retirarAnotacaoMapa(), onSuccess: () => void client.invalidateQueries() });
  return (
    <li className={retiradaEm ? 'anotacoes-retirada' : undefined}>
      <p>
        <strong>{refeicao ? `${refeicao} · ${publico}` : 'O dia'}</strong>: <span>{texto}</span>
      </p>
      <p className="quieto">
        {por}, em {formatInstant(em)}
        {retiradaEm && ` · retirada por ${retiradaPor} em ${formatInstant(retiradaEm)}`}
        {acoes.includes('retirar') && (
          <Button
            variant="bare"
            className="anotacoes-retirar"
            disabled={retirar.isPending}
            onClick={() => retirar.mutate(id)}
          >
            Retirar<span className="so-leitor"> a anotação “{texto}”</span>
          </Button>
        )}
      </p>
      {retirar.error && <p role="alert">{sentenceOf(retirar.error)}</p>}
    </li>
  );
}

function Nova({ lotacaoId, data, celula }: Props) {
  const client = useQueryClient();
  const { tipoAlimentacaoId = null, tipoPublicoId = null } = celula ?? {};
  const form = useForm({
    start: { texto: '' },
    send: ({ texto }) => anotarMapa({ lotacaoId, data, tipoAlimentacaoId, tipoPublicoId, texto: texto.trim() }),
    onSent: () => {
      form.reset();
      void client.invalidateQueries();
    },
    ready: ({ texto }) => texto.trim() !== '',
  });
  return (
    <form className="anotacoes-nova" {...form.props}>
      <AreaField
        form={form}
        name="texto"
        label={celula ? `Anotar ${celula.nome}` : 'Anotar o dia'}
        rows={2}
        maxLength={1000}
      />
      <Submit of={form} variant="plain" doing="Anotando…">
        Anotar
      </Submit>
      <FormRefusal form={form} />
    </form>
  );
}
