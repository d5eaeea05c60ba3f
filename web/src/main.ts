import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './begin';
import { showUnloaded } from './offline/unloaded';
import { fetchTable, fetchTablePage } from './routes';
import { prefetchPart } from './routing/lazy-parts';
import { preferences } from './settings/preferences.svelte';
import './styles/fonts/figtree.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';

// A visitor who follows an invitation wants the table: it is fetched beside the words.
if (location.pathname.startsWith('/t/')) {
  prefetchPart(fetchTablePage);
  prefetchPart(fetchTable);
}
const target = document.getElementById('page')!;
if (await begin()) mount(App, { target });
else showUnloaded(target, preferences.language, () => location.reload());
