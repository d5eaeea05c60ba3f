/** The materials of the look, side by side: `npx vite`, then `/dev/materials.html`. Never built. */
import { mount } from 'svelte';
import '../src/styles/fonts/figtree.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/controls.css';
import '../src/styles/walnut.css';
import Materials from './Materials.svelte';

mount(Materials, { target: document.getElementById('page')! });
