import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AntdDress } from './antd.theme.tsx';
import { Button, ButtonAnchor, ButtonLink } from './button.component.tsx';
import { Checkbox, Radio } from './check.component.tsx';
import { DateField } from './date-field.component.tsx';
import { Dialog } from './dialog.component.tsx';
import { EmptyState } from './empty-state.component.tsx';
import { Field } from './field.component.tsx';
import { FileInput } from './file-input.component.tsx';
import { Notice } from './notice.component.tsx';
import { PageTitle } from './page-title.component.tsx';
import { Pill } from './pill.component.tsx';
import { Popup } from './popup.component.tsx';
import SearchSelect, { type Choice } from './search-select.component.tsx';
import { Select } from './select.component.tsx';
import { Stepper } from './stepper.component.tsx';
import { DateInput, NumberInput, TextArea, TextInput } from './text-input.component.tsx';
import { Tile } from './tile.component.tsx';
import { Toolbar } from './toolbar.component.tsx';

const UNITS: Choice[] = [
  { id: 1, name: 'Cadeia Pública', place: 'Cáceres' },
  { id: 2, name: 'Delegacia Regional', place: 'Sinop' },
];
const client = new QueryClient();
const TONES = ['ok', 'info', 'aviso', 'perigo', 'neutro'] as const;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Every primitive in its states, at `/ui` of the development server (`npm run dev -w @alipen/web`). */
export const Component = () => (
  <QueryClientProvider client={client}>
    <AntdDress>
      <Gallery />
    </AntdDress>
  </QueryClientProvider>
);

function Gallery() {
  const [day, setDay] = useState<string | null>('2026-11-24');
  const [unit, setUnit] = useState<Choice | null>(null);
  const [meals, setMeals] = useState(128);
  const [asking, setAsking] = useState(false);
  return (
    <main className="pagina">
      <PageTitle title="Peças" />
      <Group title="Button">
        <Toolbar>
          <Button>Simples</Button>
          <Button variant="primary">Principal</Button>
          <Button variant="quiet">Discreto</Button>
          <Button icon aria-label="Editar">
            <PencilSimpleIcon size={18} aria-hidden />
          </Button>
          <Button disabled>Desligado</Button>
          <Button variant="primary" aria-disabled title="Falta a justificativa">
            Ainda não pode
          </Button>
          <ButtonLink to="/">Outra tela</ButtonLink>
          <ButtonAnchor href="tel:+550000000000">Fora do sistema</ButtonAnchor>
          <Popup label="Abre um painel">{close => <Button onClick={close}>Fechar</Button>}</Popup>
          <FileInput label="Arquivo" accept=".csv" onFiles={() => undefined}>
            Escolher arquivo
          </FileInput>
        </Toolbar>
      </Group>
      <Group title="Field">
        <Field label="Nome">
          <TextInput placeholder="Como no documento" />
        </Field>
        <Field label="Com erro">
          <TextInput defaultValue="12345" aria-invalid />
          <small className="campo-erro">São onze dígitos.</small>
        </Field>
        <Field label="Desligado">
          <TextInput value="Penitenciária Agrícola" disabled readOnly />
        </Field>
        <Field label="Dias">
          <NumberInput defaultValue={7} min={1} max={31} />
        </Field>
        <Field label="UF">
          <Select defaultValue="MT">
            <option value="MT">Mato Grosso</option>
            <option value="MS">Mato Grosso do Sul</option>
          </Select>
        </Field>
        <Field label="Mês">
          <DateInput type="month" defaultValue="2026-11" />
        </Field>
        <DateField label="Dia" value={day} onChange={setDay} />
        <Field label="Observação">
          <TextArea rows={2} />
        </Field>
        <SearchSelect
          label="Lotação"
          placeholder="Nome da lotação"
          value={unit}
          onChange={setUnit}
          query={() => ({ queryKey: ['gallery'], queryFn: async () => UNITS })}
          choicesOf={units => units}
        />
        <Stepper name="Almoço, internos" value={meals} change={setMeals} />
        <label>
          <Checkbox defaultChecked /> Só as minhas
        </label>
        <label>
          <Radio name="forma" defaultChecked /> Uma vez
        </label>
      </Group>
      <Group title="Pill, Tile, Notice">
        <Toolbar>
          {TONES.map(tone => (
            <Pill key={tone} tone={tone} icon={CheckCircleIcon}>
              {tone}
            </Pill>
          ))}
        </Toolbar>
        <Tile label="Refeições aceitas" value="1.284" tone="ok">
          de 1.300 pedidas
        </Tile>
        {(['ok', 'info', 'aviso', 'perigo'] as const).map(tone => (
          <Notice key={tone} tone={tone} action={<Button>Tentar de novo</Button>}>
            O que aconteceu, e o que fazer.
          </Notice>
        ))}
      </Group>
      <Group title="EmptyState">
        <EmptyState title="Nenhum pedido neste dia." text="Ele aparece aqui quando é aberto.">
          <Button variant="primary">Solicitar</Button>
        </EmptyState>
      </Group>
      <Group title="Dialog">
        <Button onClick={() => setAsking(true)}>Perguntar</Button>
        {asking && (
          <Dialog
            title="Descartar o que foi digitado?"
            close={() => setAsking(false)}
            footer={<Button onClick={() => setAsking(false)}>Continuar editando</Button>}
          >
            Nada foi enviado ainda.
          </Dialog>
        )}
      </Group>
    </main>
  );
}
