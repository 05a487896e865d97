import { ROTULO_DE_UF } from '@alipen/contracts/generated/rotulos/lotacoes';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useId } from 'react';
import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import type { Form } from '../ui/form.hook.ts';
import { TextField } from '../ui/form-field.component.tsx';
import { useKeptFocus } from '../ui/kept-focus.hook.ts';
import SearchSelect from '../ui/search-select.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { REGIOES } from '../ui/uf.labels.ts';
import type { Tela } from './telas.queries.ts';

export interface Rascunho {
  nome: string;
  regiao: string | null;
  lotacoes: readonly { id: number; nome: string }[];
}

export const VAZIO: Rascunho = { nome: '', regiao: null, lotacoes: [] };
export const rascunhoDe = ({ nome, regiao, lotacoes }: Tela): Rascunho => ({ nome, regiao, lotacoes });
export const dadosDe = ({ nome, regiao, lotacoes }: Rascunho) => ({
  nome: nome.trim(),
  regiao,
  lotacaoIds: lotacoes.map(({ id }) => id),
});

export function Campos({ form }: { form: Form<Rascunho> }) {
  const lotacao = useId();
  const { regiao, lotacoes } = form.values;
  const escolhidas = useKeptFocus<HTMLDivElement>(lotacoes);
  return (
    <>
      <TextField
        form={form}
        name="nome"
        label="Onde ela está"
        maxLength={60}
        required
        placeholder="Sala de monitoramento"
      />
      <Field label="Mostra">
        <Select value={regiao ?? ''} onChange={({ target }) => form.set({ regiao: target.value || null })}>
          <option value="">Todas as lotações</option>
          <optgroup label="Região">
            {Object.entries(REGIOES).map(([numero, dela]) => (
              <option key={numero} value={numero}>
                {dela}
              </option>
            ))}
          </optgroup>
          <optgroup label="UF">
            {Object.entries(ROTULO_DE_UF).map(([sigla, dela]) => (
              <option key={sigla} value={sigla}>
                {dela}
              </option>
            ))}
          </optgroup>
        </Select>
      </Field>
      <div {...escolhidas} className="campo telas-lotacoes">
        <label htmlFor={lotacao}>
          <span>Só estas lotações (opcional)</span>
        </label>
        <SearchSelect
          key={lotacoes.length}
          id={lotacao}
          label="Incluir lotação"
          placeholder="Nome, código ou município"
          value={null}
          onChange={escolhida =>
            escolhida &&
            !lotacoes.some(({ id }) => id === escolhida.id) &&
            form.set({ lotacoes: [...lotacoes, { id: escolhida.id, nome: escolhida.name }] })
          }
          query={procurarLotacoes}
          choicesOf={escolhasDe}
        />
        {lotacoes.length > 0 && (
          <ul className="telas-escolhidas">
            {lotacoes.map(({ id, nome: dela }) => (
              <li key={id}>
                {dela}
                <Button
                  variant="quiet"
                  icon
                  aria-label={`Retirar ${dela}`}
                  onClick={() => form.set({ lotacoes: lotacoes.filter(outra => outra.id !== id) })}
                >
                  <XIcon size={14} aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
