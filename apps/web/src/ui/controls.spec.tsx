/**
 * antd's CommonJS build requires a package whose "source" export is TypeScript, which Jest cannot require.
 * @jest-environment-options {"customExportConditions": ["browser"]}
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { pretendDesk } from '../app/fetch.fixture.ts';
import { Button, ButtonLink } from './button.component.tsx';
import { EmptyState } from './empty-state.component.tsx';
import { Field } from './field.component.tsx';
import { FileInput } from './file-input.component.tsx';
import { Component as Gallery } from './gallery.page.tsx';
import { TextInput } from './text-input.component.tsx';

pretendDesk();

describe('the primitives', () => {
  it('all stand in the gallery, and every control there has a name', () => {
    render(<Gallery />, { wrapper: MemoryRouter });
    const controls = ['button', 'link', 'textbox', 'combobox', 'checkbox', 'radio', 'spinbutton'];
    for (const role of controls) {
      expect(screen.getAllByRole(role)).not.toEqual([]);
      expect(screen.queryAllByRole(role, { name: '' })).toEqual([]);
    }
  });

  it('a button sends no form, unless it says so', () => {
    render(
      <>
        <Button>Abrir</Button>
        <Button type="submit">Salvar</Button>
      </>,
    );
    const typeOf = (name: string) => screen.getByRole('button', { name }).getAttribute('type');
    expect([typeOf('Abrir'), typeOf('Salvar')]).toEqual(['button', 'submit']);
  });

  it('a look is one class, beside those of the place it stands in', () => {
    render(
      <MemoryRouter>
        <Button variant="bare">Linha</Button>
        <ButtonLink variant="primary" icon className="inicio-agir" to="/" aria-label="Início" />
      </MemoryRouter>,
    );
    expect(screen.getByRole('button').hasAttribute('class')).toBe(false);
    expect(screen.getByRole('link').className).toBe('botao botao--principal botao--icone inicio-agir');
  });

  it('a field names its control', () => {
    render(
      <Field label="Nome">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Nome' }).className).toBe('entrada');
  });

  it('a file may be chosen twice, and a choice that is put away is told', async () => {
    const chosen: string[] = [];
    render(
      <FileInput
        label="Planilha"
        accept=".csv"
        onFiles={files => chosen.push(...files.map(({ name }) => name))}
        onCancel={() => chosen.push('nenhum')}
      >
        Escolher
      </FileInput>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Planilha');
    const files = [new File(['a'], 'a.csv')];
    fireEvent.change(input, { target: { files } });
    expect(input.value).toBe('');
    fireEvent.change(input, { target: { files } });
    fireEvent(input, new Event('cancel'));
    expect(chosen).toEqual(['a.csv', 'a.csv', 'nenhum']);
  });

  it('nothing to show says what that means', () => {
    render(<EmptyState title="Nenhum pedido" text="Ele aparece aqui quando é aberto." />);
    expect(screen.getByRole('heading').textContent).toBe('Nenhum pedido');
    expect(screen.getByText(/aparece aqui/).className).toBe('quieto');
  });
});
