import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { RecordDrawer } from '../record/record.drawer.tsx';
import type { Section } from '../record/record.model.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { CONTEXTOS, contextoEm } from './contextos.labels.ts';
import { ListaDeMotivos } from './lista.component.tsx';
import { criarMotivo, editarMotivo, inativarMotivo, reativarMotivo } from './motivos.mutations.ts';
import { type Contexto, listarMotivos, type Motivo, obterMotivo } from './motivos.queries.ts';
import './motivos.css';

const CAMPOS: Section['fields'] = [
  {
    key: 'texto',
    label: 'Texto',
    kind: 'text',
    maxLength: 120,
    required: true,
    hint: 'Curto, como a pessoa o escolheria na lista: “Sem energia”.',
  },
  {
    key: 'exigeTexto',
    label: 'Pede explicação',
    kind: 'switch',
    hint: 'Quem escolhe precisa escrever com as próprias palavras. Deixe ligado em “Outros”.',
  },
];
const SECOES: readonly Section[] = [{ fields: CAMPOS }];
const CONTEXTO: Section['fields'][number] = {
  key: 'contexto',
  label: 'Quando se usa',
  kind: 'select',
  options: Object.entries(CONTEXTOS).map(([value, { nome }]) => ({ value, label: nome })),
  required: true,
};
const SECOES_DO_NOVO: readonly Section[] = [{ fields: [CONTEXTO, ...CAMPOS] }];

export function Component() {
  const [search, setSearch] = useSearchParams();
  const motivos = useQuery(listarMotivos());
  const contexto = contextoEm(search.get('contexto'));
  const item = search.get('item');
  const mudar = (chave: string, valor: string | null) =>
    setSearch(before => withParams(before, { aba: null, [chave]: valor }));

  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Motivos">
          <span aria-live="polite">
            {motivos.data
              ? formatCount(motivos.data.filter(({ ativo }) => ativo).length, 'motivo ativo', 'motivos ativos')
              : ' '}
          </span>
        </PageTitle>
        <Button variant="primary" onClick={() => mudar('item', 'novo')}>
          <PlusIcon size={18} weight="bold" aria-hidden />
          Novo motivo
        </Button>
      </div>
      <QueryState query={motivos} skeletonHeight={560}>
        {lista => (
          <div className="motivos">
            <Contextos lista={lista} escolhido={contexto} escolher={qual => mudar('contexto', qual)} />
            <section className="motivos-lista" aria-label={CONTEXTOS[contexto].nome}>
              <p className="quieto">{CONTEXTOS[contexto].quando}</p>
              <ListaDeMotivos contexto={contexto} motivos={lista.filter(motivo => motivo.contexto === contexto)} />
            </section>
          </div>
        )}
      </QueryState>
      {item !== null && (
        <RecordDrawer
          item={item}
          close={() => mudar('item', null)}
          newTitle="Novo motivo"
          titleOf={({ texto }) => texto}
          badge={({ ativo }) => (ativo ? null : <Pill tone="neutro">Inativo</Pill>)}
          sections={item === 'novo' ? SECOES_DO_NOVO : SECOES}
          start={{ contexto, texto: null, exigeTexto: false }}
          query={obterMotivo}
          create={criarMotivo}
          save={editarMotivo}
          deactivation={{ isActive: ({ ativo }) => ativo, deactivate: inativarMotivo, reactivate: reativarMotivo }}
          historyOf="motivos"
          notes={(_values, motivo) =>
            motivo && (
              <p className="quieto">
                {CONTEXTOS[motivo.contexto].nome} · código <code>{motivo.codigo}</code>, que não muda
              </p>
            )
          }
          width={520}
        />
      )}
    </div>
  );
}

interface ContextosProps {
  lista: readonly Motivo[];
  escolhido: Contexto;
  escolher: (contexto: Contexto) => void;
}

function Contextos({ lista, escolhido, escolher }: ContextosProps) {
  const quantos = (contexto: string) => lista.filter(motivo => motivo.contexto === contexto && motivo.ativo).length;
  const todos = Object.entries(CONTEXTOS) as [Contexto, { nome: string }][];
  return (
    <nav className="motivos-contextos" aria-label="Quando se usa">
      <Field label="Quando se usa" className="motivos-escolha">
        <Select value={escolhido} onChange={({ target }) => escolher(target.value as Contexto)}>
          {todos.map(([contexto, { nome }]) => (
            <option key={contexto} value={contexto}>
              {nome}
            </option>
          ))}
        </Select>
      </Field>
      <ul className="cartao">
        {todos.map(([contexto, { nome }]) => (
          <li key={contexto}>
            <Button
              variant="bare"
              className="motivos-contexto"
              aria-current={contexto === escolhido ? 'true' : undefined}
              onClick={() => escolher(contexto)}
            >
              {nome} <span className="quieto">{quantos(contexto)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
