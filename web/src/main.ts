import { mount } from 'svelte';
import App from './App.svelte';
import { begin, early, page } from './table/session.svelte';
import { showUnloaded } from './offline/unloaded';
import './styles/base.css';

// Whoever follows an invitation wants the table: it is fetched beside the words.
if (location.pathname.startsWith('/t/')) early(() => import('./table/Table.svelte'));
const target = document.getElementById('page')!;
if (await begin()) mount(App, { target });
else showUnloaded(target, page.preferences.language, () => location.reload());
