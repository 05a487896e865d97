import { useEffect, useId, useRef, useState } from 'react';
import type { Conflict } from '../drafts/draft.model.ts';
import { Button } from '../ui/button.component.tsx';
import { Radio } from '../ui/check.component.tsx';
import type { Field, Values } from './record.model.ts';
import { textOf } from './record.text.ts';

interface Props {
  fields: readonly Field[];
  mine: Values;
  conflict: Conflict;
  save: (chosen: Values) => void;
}

type Side = 'meu' | 'outro';

/** Fields that two people changed at once are chosen one by one; nobody types anything again. */
export function ConflictChoice({ fields, mine, conflict, save }: Props) {
  const { theirs, author } = conflict;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const name = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const inConflict = fields.filter(({ key }) => conflict.keys.includes(key));
  const left = inConflict.filter(({ key }) => !chosen[key]).length;
  const values = () =>
    Object.fromEntries(inConflict.map(({ key }) => [key, chosen[key] === 'outro' ? theirs[key] : mine[key]]));
  return (
    <section
      ref={box}
      className="recado recado--aviso conflito"
      role="alert"
      aria-label="Alterações ao mesmo tempo"
      tabIndex={-1}
    >
      <p>
        <strong>Este registro mudou enquanto você editava.</strong> Escolha o que vale em cada campo; o resto já foi
        juntado.
      </p>
      {inConflict.map(field => (
        <fieldset key={field.key}>
          <legend>{field.label}</legend>
          {(['meu', 'outro'] as const).map(side => (
            <label key={side}>
              <Radio
                name={`${name}-${field.key}`}
                checked={chosen[field.key] === side}
                onChange={() => setChosen({ ...chosen, [field.key]: side })}
              />
              <span>
                <small>{side === 'meu' ? 'o seu' : `o de ${author}`}</small>
                <strong>{textOf(field, (side === 'meu' ? mine : theirs)[field.key])}</strong>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button variant="primary" disabled={left > 0} onClick={() => save(values())}>
        {left > 0 ? `Falta escolher ${left}` : 'Salvar com estas escolhas'}
      </Button>
    </section>
  );
}
