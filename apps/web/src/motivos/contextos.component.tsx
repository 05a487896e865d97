import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { CONTEXTOS } from './contextos.labels.ts';
import type { Contexto, Motivo } from './motivos.queries.ts';

interface Props {
  lista: readonly Motivo[];
  escolhido: Contexto;
  escolher: (contexto: Contexto) => void;
}

export function Contextos({ lista, escolhido, escolher }: Props) {
  const quantos = (contexto: string) => lista.filter(motivo => motivo.contexto === contexto && motivo.ativo).length;
  const todos = Object.entries(CONTEXTOS) as [Contexto, { rotulo: string }][];
  return (
    <nav className="motivos-contextos" aria-label="Quando se usa">
      <Field label="Quando se usa" className="motivos-escolha">
        <Select value={escolhido} onChange={({ target }) => escolher(target.value as Contexto)}>
          {todos.map(([contexto, { rotulo }]) => (
            <option key={contexto} value={contexto}>
              {rotulo}
            </option>
          ))}
        </Select>
      </Field>
      <Card as="ul">
        {todos.map(([contexto, { rotulo }]) => (
          <li key={contexto}>
            <Button
              variant="bare"
              className="motivos-contexto"
              aria-current={contexto === escolhido ? 'true' : undefined}
              onClick={() => escolher(contexto)}
            >
              {rotulo} <span className="quieto">{quantos(contexto)}</span>
            </Button>
          </li>
        ))}
      </Card>
    </nav>
  );
}
