import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_ASSUNTO_EMAIL } from '@alipen/contracts/generated/rotulos/fornecedores';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { ControlProps } from '../record/record.model.ts';
import { Button } from '../ui/button.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';

type Email = components['schemas']['EmailPorAssunto'];
type Assunto = Email['assunto'];

const emailsEm = (value: unknown): Email[] => (Array.isArray(value) ? (value as Email[]) : []);

export const emailsEmTexto = (value: unknown): string =>
  emailsEm(value)
    .map(({ assunto, email }) => `${ROTULO_DE_ASSUNTO_EMAIL[assunto]}: ${email}`)
    .join(', ');

export function Emails({ id, value, set, invalid, describedBy, disabled }: ControlProps) {
  const emails = emailsEm(value);
  const mudar = (em: number, mudanca: Partial<Email>) =>
    set(emails.map((email, i) => (i === em ? { ...email, ...mudanca } : email)));
  const livre = (Object.keys(ROTULO_DE_ASSUNTO_EMAIL) as Assunto[]).find(
    a => !emails.some(({ assunto }) => assunto === a),
  );
  return (
    <div className="ficha-grupo">
      {emails.map(({ assunto, email }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <span key={i} className="ficha-linha email-linha">
          <Select
            aria-label={`Assunto do ${i + 1}º e-mail`}
            disabled={disabled}
            value={assunto}
            onChange={({ target }) => mudar(i, { assunto: target.value as Assunto })}
          >
            {Object.entries(ROTULO_DE_ASSUNTO_EMAIL).map(([codigo, texto]) => (
              <option key={codigo} value={codigo}>
                {texto}
              </option>
            ))}
          </Select>
          <TextInput
            inputMode="email"
            autoComplete="off"
            maxLength={120}
            aria-label={`${i + 1}º e-mail, ${ROTULO_DE_ASSUNTO_EMAIL[assunto]}`}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            disabled={disabled}
            value={email}
            onChange={({ target }) => mudar(i, { email: target.value })}
          />
          <Button
            variant="quiet"
            icon
            aria-label={`Retirar ${email || `o ${i + 1}º e-mail`}`}
            disabled={disabled}
            onClick={() => set(emails.filter((_, outro) => outro !== i))}
          >
            <TrashIcon size={18} aria-hidden />
          </Button>
        </span>
      ))}
      {emails.length < 40 && (
        <Button
          id={id}
          variant="quiet"
          className="ficha-mais"
          disabled={disabled}
          onClick={() => set([...emails, { assunto: livre ?? 'PEDIDOS', email: '' }])}
        >
          <PlusIcon size={16} aria-hidden />
          Incluir e-mail
        </Button>
      )}
    </div>
  );
}
