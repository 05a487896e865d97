import { ROTULO_DE_REGRA_FERIADO } from '@alipen/contracts/generated/rotulos/programacoes';
import { useState } from 'react';
import type { Conflict } from '../drafts/draft.model.ts';
import { Button } from '../ui/button.component.tsx';
import { Radio } from '../ui/check.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import type { RegraFeriado } from './programacoes.queries.ts';
import type { QuantidadesAbertas } from './quantidades.hook.ts';
import { camposDe, nomeDoCampo, type Semana } from './semana.model.ts';

interface Props {
  semana: Semana;
  conflito: Conflict;
  aberto: QuantidadesAbertas;
}

const texto = (campo: string, valor: unknown) => {
  if (campo === 'regraFeriado') return ROTULO_DE_REGRA_FERIADO[valor as RegraFeriado];
  if (campo === 'observacao') return String(valor ?? '—');
  return formatInteger(Number(valor));
};

export function Conflito({ semana, conflito, aberto }: Props) {
  const meus = camposDe(aberto.digitado);
  const [deles, setDeles] = useState<readonly string[]>([]);
  return (
    <section className="conflito" aria-label="Mudanças nas mesmas células">
      <Notice tone="aviso">
        {conflito.author} mudou as mesmas células enquanto você editava. O resto já foi juntado; escolha o que fica em
        cada uma.
      </Notice>
      <ul>
        {conflito.keys.map(campo => (
          <li key={campo}>
            <fieldset>
              <legend>{nomeDoCampo(semana, campo)}</legend>
              <label>
                <Radio
                  name={campo}
                  checked={!deles.includes(campo)}
                  onChange={() => setDeles(deles.filter(each => each !== campo))}
                />
                Meu: {texto(campo, meus[campo])}
              </label>
              <label>
                <Radio name={campo} checked={deles.includes(campo)} onChange={() => setDeles([...deles, campo])} />
                Do sistema: {texto(campo, conflito.theirs[campo])}
              </label>
            </fieldset>
          </li>
        ))}
      </ul>
      <Button
        variant="primary"
        onClick={() => aberto.resolver(Object.fromEntries(deles.map(campo => [campo, conflito.theirs[campo]])))}
      >
        Salvar assim
      </Button>
    </section>
  );
}
